/** The tables of papers. */
import { Migration } from '@mikro-orm/migrations'

export class Documents extends Migration {
  override up() {
    this.addSql(`create table "document" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "kind" text not null, "size" integer not null, "scan" text not null, "request_id" uuid null,
      "sealed" text not null, "data_key" text not null, "key_id" text null,
      primary key ("id"))`)
    this.addSql('create index "document_scan_index" on "document" ("scan")')
    this.addSql('create index "document_request_id_index" on "document" ("request_id")')

    this.addSql(`create table "document_bytes" (
      "document_id" uuid not null, "bytes" bytea not null,
      primary key ("document_id"),
      constraint "document_bytes_document_id_foreign" foreign key ("document_id")
        references "document" ("id") on delete cascade)`)
    // What is sealed cannot be made smaller: PostgreSQL need not try.
    this.addSql('alter table "document_bytes" alter column "bytes" set storage external')

    this.addSql(`create table "upload" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "sender" text not null,
      primary key ("id"))`)
    this.addSql('create index "upload_sender_index" on "upload" ("sender")')
  }
}
