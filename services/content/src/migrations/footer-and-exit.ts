/** Where the quick exit leads, and the year of the copyright, are settings of the organisation. */
import { Migration } from '@mikro-orm/migrations'

export class FooterAndExit extends Migration {
  override up() {
    this.addSql(
      'alter table "organisation" add "exit_url" text null, add "copyright_year" integer not null default 2024',
    )
  }
}
