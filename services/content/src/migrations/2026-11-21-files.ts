/** Pictures and files that pages show, and what the pictures of articles and events show, in words. */
import { Migration } from '@mikro-orm/migrations'

export class Files extends Migration {
  override up() {
    this.addSql(`create table "stored_file" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "name" text not null, "kind" text not null, "address" text not null, "width" int null, "height" int null,
      "size" int not null, "added_at" timestamptz not null, "hash" text not null, primary key ("id"))`)
    this.addSql(`alter table "stored_file" add constraint "stored_file_hash_unique" unique ("hash")`)
    this.addSql(`create index "stored_file_added_at_index" on "stored_file" ("added_at")`)
    this.addSql(`create table "file_bytes" (
      "file_id" uuid not null, "width" int not null, "bytes" bytea not null, primary key ("file_id", "width"))`)
    this.addSql(`alter table "file_bytes" add constraint "file_bytes_file_id_foreign"
      foreign key ("file_id") references "stored_file" ("id") on update no action on delete cascade`)
    // What is compressed already is not compressed again.
    this.addSql(`alter table "file_bytes" alter column "bytes" set storage external`)
    for (const table of ['blog_post', 'event']) {
      this.addSql(`alter table "${table}" add column "featured_image_alt" text null`)
      this.addSql(
        `alter table "${table}" add column "featured_image_decorative" boolean not null default false`,
      )
    }
  }
}
