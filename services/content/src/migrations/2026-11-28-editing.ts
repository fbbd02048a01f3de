/** Drafts of items: what is typed and not saved, kept with the account for thirty days. */
import { Migration } from '@mikro-orm/migrations'

export class Editing extends Migration {
  override up() {
    this.addSql(`create table "item_draft" ("account_id" text not null, "type" text not null, "item_key" text not null,
      "values" text not null, "version" int null, "saved_at" timestamptz not null,
      primary key ("account_id", "type", "item_key"))`)
    this.addSql('create index "item_draft_saved_at_index" on "item_draft" ("saved_at")')
  }
}
