/** What became of a message that was an ask for help; who has come to an event. */
import { Migration } from '@mikro-orm/migrations'

export class FrontDesk extends Migration {
  override up() {
    this.addSql('alter table "contact_message" add column "request_id" text null')
    this.addSql('create index "contact_message_request_id_index" on "contact_message" ("request_id")')
    this.addSql(`alter table "registration"
      add column "checked_in_at" timestamptz null, add column "checked_in_by" text null`)
  }
}
