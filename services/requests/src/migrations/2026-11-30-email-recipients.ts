/** By whom emails are counted that visitors bring about. */
import { Migration } from '@mikro-orm/migrations'

export class EmailRecipients extends Migration {
  override up() {
    this.addSql('alter table "outbox_email" add column "recipient_hash" text null')
    this.addSql('create index "outbox_email_recipient_hash_index" on "outbox_email" ("recipient_hash")')
  }
}
