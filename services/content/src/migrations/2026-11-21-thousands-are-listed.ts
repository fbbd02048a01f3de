/** Lists of thousands of judgments are read and counted by indexes. */
import { Migration } from '@mikro-orm/migrations'

export class ThousandsAreListed extends Migration {
  override up() {
    this.addSql('create index "judgment_dated" on "judgment" ("judgment_date", "id")')
    this.addSql('create index "judgment_alike" on "judgment" ("category", "court_name", "is_visible")')
  }
}
