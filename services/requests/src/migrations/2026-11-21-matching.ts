/** Requests offered to attorneys, and the tries to open an offer. */
import { Migration } from '@mikro-orm/migrations'

export class Matching extends Migration {
  override up() {
    this.addSql(`create table "attorney_offer" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "request_id" uuid not null, "attorney_id" uuid not null, "attorney" text not null,
      "offered_by" text not null, "offered_at" timestamptz not null, "ends_at" timestamptz not null,
      "link_mark" text not null, "cleared_at" timestamptz null, "outcome" text null, "ended_at" timestamptz null,
      "sealed_summary" text not null, "sealed_reason" text null,
      primary key ("id"), constraint "attorney_offer_link_mark_unique" unique ("link_mark"))`)
    for (const column of ['request_id', 'attorney_id'])
      this.addSql(`create index "attorney_offer_${column}_index" on "attorney_offer" ("${column}")`)

    this.addSql(`create table "offer_try" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "sender" text not null, primary key ("id"))`)
    this.addSql('create index "offer_try_sender_index" on "offer_try" ("sender")')
  }
}
