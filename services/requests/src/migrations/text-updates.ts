/** Who wants text messages, and which numbers have replied STOP. */
import { Migration } from '@mikro-orm/migrations'

export class TextUpdates extends Migration {
  override up() {
    this.addSql('alter table "legal_aid_request" add "is_text_enabled" boolean null')
    this.addSql(`create table "stopped_number" ("id" uuid not null, "created_at" timestamptz not null,
      "updated_at" timestamptz not null, "number_hash" text not null, "encrypted" text not null,
      "data_key" text not null, "key_id" text not null,
      constraint "stopped_number_number_hash_unique" unique ("number_hash"), primary key ("id"))`)
    // What is random tells a planner nothing.
    this.addSql(
      'alter table "stopped_number" alter "encrypted" set statistics 0, alter "data_key" set statistics 0',
    )
  }
}
