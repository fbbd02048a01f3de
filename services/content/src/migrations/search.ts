/**
 * What is searched: the words of texts, as `search-text.rules.ts` folds them, so that marks, accents and typesetting hide
 * none; and the dictionary of these words, for suggestions.
 */
import { Migration } from '@mikro-orm/migrations'

const textList = (column: string) => `join_text_list(${column})`
const beginning = (column: string) => `"left"(${column}, 200000)`

type WeightedTexts = Partial<Record<'A' | 'B' | 'C' | 'D', string[]>>

/** The texts of each table by weight; all but those of weight D fill the dictionary. */
const searchableTexts: Record<string, WeightedTexts> = {
  blog_post: { A: ['title'], B: ['excerpt', 'category', textList('tags')], D: [beginning('content')] },
  constitution_version: { A: [`('Constitution, version '::text || version_number)`], B: ['changes'] },
  event: { A: ['title'], B: ['event_type'], C: ['location'], D: ['description'] },
  judgment: {
    A: ['title', 'case_number'],
    B: ['summary', 'parties', textList('keywords')],
    C: ['legal_issues', 'judge_name', 'legal_implications'],
    D: [beginning('full_text')],
  },
  legal_case: {
    A: ['title', 'case_number'],
    B: ['summary', 'legal_issues', 'category'],
    C: ['outcome', 'impact_story', 'assigned_attorney'],
    D: ['description'],
  },
  legal_service: { A: ['title', 'category'], B: ['description'], C: ['eligibility', 'how_to_apply'] },
  page_section: { A: ['title'], B: ['page_title'], C: ['text'] },
  related_document: { A: ['title'], B: ['description'] },
  team_member: {
    A: ['name'],
    B: ['designation', 'department', textList('expertise')],
    C: ['bio', 'qualifications'],
  },
}

const substringText = ['title', 'case_number', 'parties', 'summary', 'legal_issues', textList('keywords')]
  .map((text) => `coalesce(plain_text(${text}), ''::text)`)
  .join(' || chr(10) || ')

const judgmentYears = 'array[extract(year from judgment_date)::integer]'

export class Search extends Migration {
  override up() {
    this.addSql('create extension if not exists pg_trgm schema public')
    // Generated columns need an immutable function, which array_to_string is not declared to be; for text it is one.
    this.addSql(`create function join_text_list(text[]) returns text
      language sql immutable parallel safe as $$ select array_to_string($1, ' ') $$`)
    for (const [table, texts] of Object.entries(searchableTexts)) this.indexTexts(table, texts)
    this.addSql(
      `alter table "judgment" add "substring_text" text generated always as (${substringText}) stored null`,
    )
    this.addSql(`create index "judgment_substring_text" on "judgment"
      using gin ("substring_text" gin_trgm_ops, (${judgmentYears}))`)

    this.addSql('create table "dictionary_word" ("word" text not null, primary key ("word"))')
    this.addSql('create index "dictionary_word_trigram" on "dictionary_word" using gin ("word" gin_trgm_ops)')
    for (const [table, { D: _, ...texts }] of Object.entries(searchableTexts))
      this.fillDictionary(table, Object.values(texts).flat())
  }

  private indexTexts(table: string, texts: WeightedTexts) {
    const vectors = Object.entries(texts).flatMap(([weight, columns]) =>
      columns.map(
        (text) =>
          `setweight(to_tsvector('english'::regconfig, coalesce(search_words(${text}), ''::text)), '${weight}'::"char")`,
      ),
    )
    this.addSql(
      `alter table "${table}" add "searchable" tsvector generated always as (${vectors.join(' || ')}) stored null`,
    )
    const indexed = table === 'judgment' ? `"searchable", (${judgmentYears})` : '"searchable"'
    this.addSql(`create index "${table}_search" on "${table}" using gin (${indexed})`)
  }

  /** Skipped while another transaction (an import) updates the dictionary, so that nobody waits for it. */
  private fillDictionary(table: string, texts: string[]) {
    // Not `not exists`: of a statement with many rows PostgreSQL would plan to read the whole dictionary for each to come.
    this.addSql(`create function "${table}_dictionary_update_fn"() returns trigger as $$ begin
if pg_try_advisory_xact_lock(20100419) then
  insert into dictionary_word (word)
  select one from added, unnest(tsvector_to_array(to_tsvector('simple',
        search_words(concat_ws(' ', ${texts.join(', ')}))))) one
  where length(one) between 4 and 30 and one !~ '[^[:alpha:]]' and (select true from dictionary_word where word = one) is null
  on conflict do nothing;
end if;
return null; end; $$ language plpgsql`)
    for (const event of ['insert', 'update'])
      this.addSql(`create trigger "dictionary_after_${event}" after ${event} on "${table}" referencing new table as added
        for each statement execute function "${table}_dictionary_update_fn"()`)
  }
}
