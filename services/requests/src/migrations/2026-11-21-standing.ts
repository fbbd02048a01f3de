/** Where a request stands: its promises, how its applicant looks it up, and what the two sides write to each other. */
import { Migration } from '@mikro-orm/migrations'

export class Standing extends Migration {
  override up() {
    this.addSql(`alter table "legal_aid_request"
      add column "review_by" timestamptz null, add column "match_by" timestamptz null,
      add column "moved_at" timestamptz null, add column "looked_at" timestamptz null,
      add column "erased_at" timestamptz null, add column "mailed" boolean null,
      add column "person" text null, add column "words_mark" text null`)
    // Those that came before there were promises are given the plain form of them; words they never had.
    this.addSql(`update "legal_aid_request" set "review_by" = "received_at" + interval '48 hours',
      "match_by" = "received_at" + interval '11 days', "moved_at" = "updated_at"`)
    for (const column of ['review_by', 'match_by', 'moved_at'])
      this.addSql(`alter table "legal_aid_request" alter column "${column}" set not null`)
    this.addSql('create index "legal_aid_request_person_index" on "legal_aid_request" ("person")')

    this.addSql(`create table "request_message" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "request_id" uuid not null, "at" timestamptz not null, "from" text not null, "sealed" text not null,
      primary key ("id"))`)
    this.addSql('create index "request_message_request_id_index" on "request_message" ("request_id")')

    this.addSql(`create table "look_up" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "sender" text not null, primary key ("id"))`)
    this.addSql('create index "look_up_sender_index" on "look_up" ("sender")')
  }
}
