/** When each request was first answered and first matched, to be compared with what was promised. */
import { Migration } from '@mikro-orm/migrations'

export class Answering extends Migration {
  override up() {
    this.addSql(`alter table "legal_aid_request"
      add column "reviewed_at" timestamptz null, add column "matched_at" timestamptz null`)
    // Of those from before, the last move is the nearest that is known.
    this.addSql(`update "legal_aid_request" set "reviewed_at" = "moved_at"
      where "status" in ('info_needed', 'eligible', 'matched', 'declined', 'referred')`)
    this.addSql(`update "legal_aid_request" set "matched_at" = "moved_at" where "status" = 'matched'`)
  }
}
