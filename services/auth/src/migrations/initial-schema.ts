/** The tables of auth. */
import { Migration } from '@mikro-orm/migrations'

const item =
  '"id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id")'

export class InitialSchema extends Migration {
  override up() {
    this.addSql(`create table "administrator" (${item},
      "email" text not null, "name" text not null, "name_key" text not null, "password_hash" text null,
      "role" text not null default 'administrator', "disabled_at" timestamptz null,
      "last_signed_in_at" timestamptz null, "invitation_hash" text null, "invitation_expires_at" timestamptz null,
      "second_factor_enrolled_at" timestamptz null, "must_change_password" boolean not null default false,
      constraint "administrator_email_unique" unique ("email"),
      constraint "administrator_name_key_unique" unique ("name_key"),
      constraint "administrator_invitation_hash_unique" unique ("invitation_hash"))`)
    this.createOwnedTable(
      'session',
      `"last_used_at" timestamptz not null, "expires_at" timestamptz not null, "device" text null, "place" text null,
      "verified_at" timestamptz null`,
      ['expires_at'],
    )
    this.addSql(
      `create table "sign_in_attempt" (${item}, "account" text not null, "client_ip" text not null)`,
    )
    this.createIndex('sign_in_attempt', 'account')
    this.createIndex('sign_in_attempt', 'client_ip')
    this.createOwnedTable(
      'passkey',
      `"name" text not null, "credential_id" text not null, "public_key" text not null, "counter" int not null,
      "transports" text[] not null, "last_used_at" timestamptz null,
      constraint "passkey_credential_id_unique" unique ("credential_id")`,
    )
    this.createOwnedTable(
      'totp_authenticator',
      '"encrypted_secret" text not null, "confirmed_at" timestamptz null, "last_time_step" int not null default 0',
    )
    this.createOwnedTable(
      'recovery_code',
      '"code_hash" text not null, constraint "recovery_code_code_hash_unique" unique ("code_hash")',
    )
    this.createOwnedTable(
      'passkey_challenge',
      `"challenge" text not null, "purpose" text not null, "expires_at" timestamptz not null,
      constraint "passkey_challenge_challenge_unique" unique ("challenge")`,
    )
    this.createOwnedTable(
      'password_reset',
      `"token_hash" text not null, "expires_at" timestamptz not null,
      constraint "password_reset_token_hash_unique" unique ("token_hash")`,
    )
    this.createOwnedTable('known_device', '"token_hash" text not null, "last_used_at" timestamptz not null', [
      'token_hash',
    ])
    this.createOwnedTable('wrong_code')
  }

  /** A table whose rows belong to an administrator. */
  private createOwnedTable(name: string, columns = '', indexed: string[] = []) {
    this.addSql(`create table "${name}" (${item}, "administrator" text not null${columns && `, ${columns}`})`)
    for (const column of ['administrator', ...indexed]) this.createIndex(name, column)
  }

  private createIndex(table: string, column: string) {
    this.addSql(`create index "${table}_${column}_index" on "${table}" ("${column}")`)
  }
}
