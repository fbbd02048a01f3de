/** Offers to help are told from other messages by their kind. */
import { Migration } from '@mikro-orm/migrations'

export class MessageKinds extends Migration {
  override up() {
    this.addSql(`alter table "contact_message" add "kind" text not null default 'message'`)
  }
}
