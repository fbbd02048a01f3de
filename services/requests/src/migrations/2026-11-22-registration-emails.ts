/** Whether a registrant asked for emails; and no email that repeats what somebody typed, or that nobody asked for. */
import { Migration } from '@mikro-orm/migrations'

export class RegistrationEmails extends Migration {
  override up() {
    // Those of before were told that we write to them, and count on it.
    this.addSql('alter table "registration" add "has_email_updates" boolean not null default true')
    this.addSql('alter table "registration" alter column "has_email_updates" set default false')
    this.addSql(`delete from "outbox_email" where "kind" = 'contactConfirmation' and "state" <> 'sent'`)
  }
}
