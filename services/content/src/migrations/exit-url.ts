/** Where the quick exit leads is a setting of the organisation. */
import { Migration } from '@mikro-orm/migrations'

export class ExitUrl extends Migration {
  override up() {
    this.addSql('alter table "organisation" add "exit_url" text null')
  }
}
