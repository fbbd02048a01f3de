/** Who has which request open. */
import { Migration } from '@mikro-orm/migrations'

export class CreateRequestPresence extends Migration {
  override up() {
    // Of what is in it nothing is missed after a crash.
    this.addSql(`create unlogged table "request_presence" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "request_id" uuid not null, "administrator_id" uuid not null, "name" text not null,
      "seen_at" timestamptz not null, primary key ("id"))`)
    this.addSql('create index "request_presence_request_id_index" on "request_presence" ("request_id")')
  }
}
