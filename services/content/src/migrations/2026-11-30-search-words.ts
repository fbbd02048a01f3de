/**
 * What is searched is the words of the texts as `search-text.rules.ts` folds them, so that marks, accents and typesetting
 * hide none. The columns are made anew, and so are the indexes of trigrams: in a database whose locale took signs for
 * letters they would not agree with what comes after. The dictionary keeps its words, and gets those as they are now.
 */
import { SearchText } from '@access/service-kit'

const textList = (column: string) => `join_text_list(${column})`
const beginning = (column: string) => `"left"(${column}, 200000)`

/** The texts of each table by weight; all but those of weight D fill the dictionary. */
const searchableTexts: Record<string, Partial<Record<'A' | 'B' | 'C' | 'D', string[]>>> = {
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

export class SearchWords extends SearchText {
  override up() {
    super.up()
    for (const table of Object.keys(searchableTexts)) this.indexTexts(table)
    this.addSql(`create index "judgment_substring_text" on "judgment"
      using gin ("substring_text" gin_trgm_ops, (${judgmentYears}))`)
    this.fillDictionary()
  }

  /** All columns of a table at once, which is written anew for them. */
  private indexTexts(table: string) {
    const vectors = Object.entries(searchableTexts[table]!).flatMap(([weight, texts]) =>
      texts.map(
        (text) =>
          `setweight(to_tsvector('english'::regconfig, coalesce(search_words(${text}), ''::text)), '${weight}'::"char")`,
      ),
    )
    const columns = { searchable: `tsvector generated always as (${vectors.join(' || ')}) stored null` }
    this.replaceColumns(
      table,
      table === 'judgment'
        ? { ...columns, substring_text: `text generated always as (${substringText}) stored null` }
        : columns,
    )
    const indexed = table === 'judgment' ? `"searchable", (${judgmentYears})` : '"searchable"'
    this.addSql(`create index "${table}_search" on "${table}" using gin (${indexed})`)
  }

  private replaceColumns(table: string, columns: Record<string, string>) {
    const changes = Object.entries(columns).flatMap(([name, definition]) => [
      `drop column "${name}"`,
      `add column "${name}" ${definition}`,
    ])
    this.addSql(`alter table "${table}" ${changes.join(', ')}`)
  }

  private fillDictionary() {
    this.addSql('drop index "dictionary_word_trigram"')
    for (const [table, { D: _, ...texts }] of Object.entries(searchableTexts)) {
      const words = `unnest(tsvector_to_array(to_tsvector('simple',
        search_words(concat_ws(' ', ${Object.values(texts).flat().join(', ')}))))) one`
      const isWord = `length(one) between 4 and 30 and one !~ '[^[:alpha:]]'`
      this.addSql(`create or replace function "${table}_dictionary_update_fn"() returns trigger as $$ begin
if pg_try_advisory_xact_lock(20100419) then
  insert into dictionary_word (word)
  select one from added, ${words}
  where ${isWord} and (select true from dictionary_word where word = one) is null
  on conflict do nothing;
end if;
return null; end; $$ language plpgsql`)
      this.addSql(`insert into dictionary_word (word) select distinct one from "${table}", ${words}
        where ${isWord} on conflict do nothing`)
    }
    this.addSql('create index "dictionary_word_trigram" on "dictionary_word" using gin ("word" gin_trgm_ops)')
  }
}
