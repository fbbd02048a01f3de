/** Statistics of requests are computed from an index. */
import { Migration } from '@mikro-orm/migrations'

export class RequestStatistics extends Migration {
  override up() {
    this.addSql(`create index "legal_aid_request_statistics" on "legal_aid_request" ("received_at", "status",
      "category", "urgency", "review_due_at", "reviewed_at", "match_due_at", "matched_at")`)
  }
}
