/** Addresses of accounts lose the characters that nobody sees: a sign-in is looked up without them. */
import { Migration } from '@mikro-orm/migrations'
import { normalizeEmail } from '../administrators/administrator.entity.ts'

export class PlainEmails extends Migration {
  override async up() {
    const accounts = (await this.execute(
      'select "id", "email" from "administrator" order by "created_at", "id"',
    )) as { id: string; email: string }[]
    const usedEmails = new Set(accounts.map(({ email }) => email))
    for (const { id, email } of accounts) {
      const plainEmail = normalizeEmail(email)
      // Two accounts that differ in nothing else: the later one stays, and an administrator sees both in the list.
      if (plainEmail === email || usedEmails.has(plainEmail)) continue
      usedEmails.add(plainEmail)
      await this.execute('update "administrator" set "email" = ? where "id" = ?', [plainEmail, id])
    }
  }
}
