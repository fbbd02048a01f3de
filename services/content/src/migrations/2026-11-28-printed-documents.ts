/** The PDFs of fixed texts, printed anew when these change; what changes with them is announced with them. */
import { Migration } from '@mikro-orm/migrations'

const dependants = ['StaticPage', 'ConstitutionVersion', 'RelatedDocument']

export class PrintedDocuments extends Migration {
  override up() {
    this.addSql(`create table "printed_document" ("file" text not null, "source_hash" text not null,
      "printed_at" timestamptz not null, "bytes" bytea not null, primary key ("file"))`)
    this.addSql(formatNotifier('printed_document', ['ConstitutionVersion', 'RelatedDocument', 'StaticPage']))
    this.addSql(`create trigger "notify_changes" after insert or update or delete on "printed_document"
      for each statement execute function "printed_document_notify_changes_fn"()`)
    this.addSql(formatNotifier('static_page', ['StaticPage', 'ConstitutionVersion', 'RelatedDocument']))
    this.addSql(formatNotifier('organisation', ['Organisation', ...dependants]))
  }
}

const formatNotifier = (table: string, types: string[]) =>
  `create or replace function "${table}_notify_changes_fn"() returns trigger as $$
    begin ${types.map((type) => `perform pg_notify('content_changes', '${type}')`).join('; ')}; return null; end; $$ language plpgsql`
