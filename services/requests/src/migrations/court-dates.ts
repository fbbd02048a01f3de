/** The court date of a request stands beside its deadlines, which depend on it. */
import { Migration } from '@mikro-orm/migrations'

export class CourtDates extends Migration {
  override up() {
    this.addSql(
      'alter table "legal_aid_request" add "court_date" date null, add "reminded_at" timestamptz null',
    )
    this.addSql('create index "legal_aid_request_court_date_index" on "legal_aid_request" ("court_date")')
  }
}
