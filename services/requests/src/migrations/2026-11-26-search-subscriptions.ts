/** Searches of judgments that are followed by email. */
import { Migration } from '@mikro-orm/migrations'

export class SearchSubscriptions extends Migration {
  override up() {
    this.addSql(`create table "search_subscription" ("id" uuid not null, "created_at" timestamptz not null,
      "updated_at" timestamptz not null, "address_hash" text not null, "link_hash" text not null,
      "confirmed_at" timestamptz null, "known_until" timestamptz not null, "next_due_at" timestamptz null,
      "encrypted" text not null, "data_key" text not null, "key_id" text not null, primary key ("id"))`)
    // Keys and what they encrypt are in no statistics, where they would outlive their rows.
    for (const column of ['encrypted', 'data_key'])
      this.addSql(`alter table "search_subscription" alter column "${column}" set statistics 0`)
    this.addSql(
      'create index "search_subscription_address_hash_index" on "search_subscription" ("address_hash")',
    )
    this.addSql(
      'create index "search_subscription_next_due_at_index" on "search_subscription" ("next_due_at")',
    )
    this.addSql(
      'alter table "search_subscription" add constraint "search_subscription_link_hash_unique" unique ("link_hash")',
    )
  }
}
