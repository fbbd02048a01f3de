/** What is next to be done, and by whom: the promise that is next, who works on it, what the office notes, and views. */
import { Migration } from '@mikro-orm/migrations'

const reviewing = `(reviewed_at is null and status in ('new', 'in_review', 'info_needed'))`
const matching = `(status in ('in_review', 'eligible'))`

export class Queue extends Migration {
  override up() {
    this.addSql(`alter table "legal_aid_request"
      add column "assignee_id" text null, add column "assignee_name" text null,
      add column "next_promise" timestamptz null generated always as
        (case when ${reviewing} then review_by when ${matching} then match_by else null end) stored,
      add column "queue_rank" integer not null generated always as
        (case when not (${reviewing} or ${matching}) then 2 when urgency = 'Emergency' then 0 else 1 end) stored`)
    this.addSql(`create index "legal_aid_request_queue" on "legal_aid_request"
      ("queue_rank", "next_promise", "received_at", "id")`)
    // Counted without reading what is sealed.
    this.addSql(`create index "legal_aid_request_alike" on "legal_aid_request"
      ("status", "urgency", "category", "assignee_id", "next_promise")`)

    this.addSql(`create table "request_note" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "request_id" uuid not null, "at" timestamptz not null, "who" text not null, "sealed" text not null,
      primary key ("id"))`)
    this.addSql('create index "request_note_request_id_index" on "request_note" ("request_id")')

    this.addSql(`create table "saved_view" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "owner" text not null, "name" text not null, "query" text not null, primary key ("id"))`)
    this.addSql(
      'alter table "saved_view" add constraint "saved_view_owner_name_unique" unique ("owner", "name")',
    )
  }
}
