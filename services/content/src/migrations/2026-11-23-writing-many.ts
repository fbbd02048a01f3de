/** For many items at once: words enter the dictionary once for each statement, and search indexes by the role's setting. */
import { Migration } from '@mikro-orm/migrations'

/** The texts of each table whose words fill the dictionary. */
const dictionaryTexts = {
  blog_post: ['title', 'excerpt', 'category', 'join_text_list(tags)'],
  event: ['title', 'event_type', 'location'],
  judgment: [
    'title',
    'case_number',
    'summary',
    'parties',
    'join_text_list(keywords)',
    'legal_issues',
    'judge_name',
    'legal_implications',
  ],
  legal_case: [
    'title',
    'case_number',
    'summary',
    'legal_issues',
    'category',
    'outcome',
    'impact_story',
    'assigned_attorney',
  ],
  legal_service: ['title', 'category', 'description', 'eligibility', 'how_to_apply'],
  team_member: ['name', 'designation', 'department', 'join_text_list(expertise)', 'bio', 'qualifications'],
}

const otherSearchIndexes = ['judgment_substring_text', 'dictionary_word_trigram']

export class WritingMany extends Migration {
  override up() {
    for (const [table, texts] of Object.entries(dictionaryTexts)) this.fillDictionaryByStatement(table, texts)
    const tables = Object.keys(dictionaryTexts)
    for (const index of [...tables.map((table) => `${table}_search`), ...otherSearchIndexes])
      this.addSql(`alter index "${index}" reset (gin_pending_list_limit)`)
  }

  /** Skipped while another transaction (an import) updates the dictionary, so that nobody waits for it. */
  private fillDictionaryByStatement(table: string, texts: string[]) {
    const words = `unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', ${texts.join(', ')}))))`
    // Not `not exists`: of a statement with many rows PostgreSQL would plan to read the whole dictionary for each to come.
    this.addSql(`create or replace function "${table}_dictionary_update_fn"() returns trigger as $$ begin
if pg_try_advisory_xact_lock(20100419) then
  insert into dictionary_word (word)
  select one from added, ${words} one
  where length(one) between 4 and 30 and one !~ '[^[:alpha:]]'
    and (select true from dictionary_word where word = one) is null
  on conflict do nothing;
end if;
return null; end; $$ language plpgsql`)
    this.addSql(`drop trigger "dictionary_update" on "${table}"`)
    for (const event of ['insert', 'update'])
      this.addSql(`create trigger "dictionary_after_${event}" after ${event} on "${table}" referencing new table as added
        for each statement execute function "${table}_dictionary_update_fn"()`)
  }
}
