/** Administrators can be invited and disabled, and a session says with what it began. */
import { Migration } from '@mikro-orm/migrations'

export class Invitations extends Migration {
  override up() {
    this.addSql(`alter table "administrator"
      alter column "password_hash" drop not null,
      add column "disabled_at" timestamptz null,
      add column "last_signed_in_at" timestamptz null,
      add column "invitation_hash" text null,
      add column "invited_until" timestamptz null,
      add constraint "administrator_invitation_hash_unique" unique ("invitation_hash")`)
    this.addSql('alter table "session" add column "device" text null')
    this.addSql(`update "administrator" set "last_signed_in_at" =
      (select max("created_at") from "session" where "session"."administrator" = "administrator"."id"::text)`)
  }
}
