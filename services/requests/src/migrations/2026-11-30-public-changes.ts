/** Changes by those without an account, to be counted, and by whom seats are counted. */
import { Migration } from '@mikro-orm/migrations'

export class PublicChanges extends Migration {
  override up() {
    this.addSql(`create table "public_change" ("subject" text not null,
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`)
    this.addSql('create index "public_change_subject_index" on "public_change" ("subject")')
    this.addSql(`alter table "registration"
      add column "address_hash" text null, add column "sender_hash" text null`)
  }
}
