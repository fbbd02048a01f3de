/** Second factors, password resets, known devices, and what a session knows of them. */
import { Migration } from '@mikro-orm/migrations'

const itemColumns =
  '"id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id")'

export class SecondFactors extends Migration {
  override up() {
    this.addSql(`alter table "administrator"
      add column "second_factor_enrolled_at" timestamptz null,
      add column "must_change_password" boolean not null default false`)
    this.addSql(`alter table "session"
      add column "place" text null, add column "verified_at" timestamptz null`)

    this.createTable(
      'passkey',
      `"name" text not null, "credential_id" text not null, "public_key" text not null, "counter" int not null,
      "transports" text[] not null, "last_used_at" timestamptz null,
      constraint "passkey_credential_id_unique" unique ("credential_id")`,
    )
    this.createTable(
      'totp_authenticator',
      `"encrypted_secret" text not null, "confirmed_at" timestamptz null, "last_time_step" int not null default 0`,
    )
    this.createTable(
      'recovery_code',
      `"code_hash" text not null, constraint "recovery_code_code_hash_unique" unique ("code_hash")`,
    )
    this.createTable(
      'passkey_challenge',
      `"challenge" text not null, "purpose" text not null, "expires_at" timestamptz not null,
      constraint "passkey_challenge_challenge_unique" unique ("challenge")`,
    )
    this.createTable(
      'password_reset',
      `"token_hash" text not null, "expires_at" timestamptz not null,
      constraint "password_reset_token_hash_unique" unique ("token_hash")`,
    )
    this.createTable('known_device', '"token_hash" text not null, "last_used_at" timestamptz not null')
    this.addSql('create index "known_device_token_hash_index" on "known_device" ("token_hash")')
  }

  /** A table whose rows belong to an administrator. */
  private createTable(name: string, columns: string) {
    this.addSql(`create table "${name}" ("administrator" text not null, ${columns}, ${itemColumns})`)
    this.addSql(`create index "${name}_administrator_index" on "${name}" ("administrator")`)
  }
}
