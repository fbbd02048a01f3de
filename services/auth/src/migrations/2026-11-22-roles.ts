/** The role of an account. Existing ones are administrators, as they were when there was nothing else. */
import { Migration } from '@mikro-orm/migrations'

export class Roles extends Migration {
  override up() {
    this.addSql(`alter table "administrator" add column "role" text not null default 'administrator'`)
  }
}
