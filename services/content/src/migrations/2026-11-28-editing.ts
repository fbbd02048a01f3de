/**
 * Drafts of items: what is typed and not saved, kept with the account for thirty days; links that show an item to
 * others before it is public; what pictures show, in words; and what of them stays in sight.
 */
import { Migration } from '@mikro-orm/migrations'

export class Editing extends Migration {
  override up() {
    this.addSql(`create table "item_draft" ("account_id" text not null, "type" text not null, "item_key" text not null,
      "values" text not null, "version" int null, "saved_at" timestamptz not null,
      primary key ("account_id", "type", "item_key"))`)
    this.addSql('create index "item_draft_saved_at_index" on "item_draft" ("saved_at")')
    this.addSql(`create table "preview_link" ("id" uuid not null, "created_at" timestamptz not null,
      "updated_at" timestamptz not null, "type" text not null, "item_id" uuid not null, "creator_id" text not null,
      "creator_name" text not null, "expires_at" timestamptz not null, "token_hash" text not null, primary key ("id"))`)
    this.addSql(
      'alter table "preview_link" add constraint "preview_link_token_hash_unique" unique ("token_hash")',
    )
    this.addSql('create index "preview_link_expires_at_index" on "preview_link" ("expires_at")')
    this.addSql('create index "preview_link_item_id_index" on "preview_link" ("item_id")')
    this.addSql(`alter table "stored_file" add "alt_text" text null,
      add "focal_x" int not null default 50, add "focal_y" int not null default 50`)
  }
}
