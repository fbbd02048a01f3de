/** Services, versions of the constitution and related documents are managed; colleagues say what they speak and can take. */
import { Migration } from '@mikro-orm/migrations'

export class ManagedDocuments extends Migration {
  override up() {
    for (const table of ['legal_service', 'constitution_version', 'related_document'])
      this.addSql(`alter table "${table}" add column "version" int not null default 1`)
    this.addSql(
      'alter table "team_member" add column "languages" text[] null, add column "capacity" int null',
    )
  }
}
