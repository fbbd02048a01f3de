/** What was sent in the same words as something of another client is marked for the staff. */
import { Migration } from '@mikro-orm/migrations'

export class PossibleDuplicates extends Migration {
  override up() {
    for (const table of ['legal_aid_request', 'contact_message', 'registration'])
      this.addSql(`alter table "${table}" add "possible_duplicate_of" text null`)
  }
}
