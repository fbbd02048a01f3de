/** The names in requests, how they are found again, and what was decided about those that are alike. */
import { Migration } from '@mikro-orm/migrations'

export class Conflicts extends Migration {
  override up() {
    const row = '"id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null'

    this.addSql(`create table "party" (${row}, "request_id" uuid not null, "role" text not null,
      "is_told" boolean not null, "sealed" text not null, primary key ("id"))`)
    this.addSql('create index "party_request_id_index" on "party" ("request_id")')

    this.addSql(`create table "party_mark" (
      "id" uuid not null, "party_id" uuid not null, "mark" text not null, primary key ("id"))`)
    for (const column of ['party_id', 'mark'])
      this.addSql(`create index "party_mark_${column}_index" on "party_mark" ("${column}")`)

    this.addSql(`create table "kept_party" (${row}, "sealed" text not null, "data_key" text not null,
      "key_id" text not null, primary key ("id"))`)

    this.addSql(`create table "conflict_check" (${row}, "request_id" uuid not null, "outcome" text null,
      "decided_at" timestamptz null, "opened_by" text[] not null, "sealed" text not null, primary key ("id"),
      constraint "conflict_check_request_id_unique" unique ("request_id"))`)
  }
}
