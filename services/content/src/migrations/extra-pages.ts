/** Which of the pages that an organisation may do without are switched on is one of its settings. */
import { Migration } from '@mikro-orm/migrations'

export class ExtraPages extends Migration {
  override up() {
    this.addSql(`alter table "organisation" add "extra_pages" text[] not null default '{}'`)
  }
}
