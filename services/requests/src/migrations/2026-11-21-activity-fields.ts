/** The audit names the fields that a change has changed, and its own role may add lines to it and nothing else. */
import { Migration } from '@mikro-orm/migrations'

export class ActivityFields extends Migration {
  override up() {
    this.addSql('alter table "activity" add column "fields" text[] null')
    // Before the trigger that refuses as well: it takes two mistakes now to change what has happened.
    this.addSql('revoke update, delete, truncate on "activity" from current_user')
  }
}
