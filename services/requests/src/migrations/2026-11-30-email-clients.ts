/** By which client emails are counted that visitors bring about. */
import { Migration } from '@mikro-orm/migrations'

export class EmailClients extends Migration {
  override up() {
    this.addSql('alter table "outbox_email" add column "client_hash" text null')
  }
}
