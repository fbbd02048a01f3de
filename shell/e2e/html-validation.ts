import { definePlugin, HtmlValidate, Rule } from 'html-validate'

/** HTML as its standard wants it, with what the validator does not look at. */

/** A required list that shows one line begins with an empty option (HTML, 4.10.7). */
class SelectPlaceholder extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const select of document.querySelectorAll('select[required]')) {
        const isList = select.hasAttribute('multiple') || select.hasAttribute('size')
        if (!isList && select.querySelector('option')?.getAttributeValue('value') !== '')
          this.report(select, '<select required> does not begin with an empty option')
      }
    })
  }
}

const sectioningElements = ['article', 'aside', 'nav', 'section']

/** An article is known by a heading of its own, not by those of its sections, or by a name. */
class ArticleName extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const article of document.querySelectorAll('article')) {
        const headings = article.querySelectorAll('h1, h2, h3, h4, h5, h6')
        const isNamed =
          article.hasAttribute('aria-label') ||
          article.hasAttribute('aria-labelledby') ||
          headings.some((heading) => heading.closest(sectioningElements.join(', '))?.isSameNode(article))
        if (!isNamed) this.report(article, '<article> has neither a heading nor a name')
      }
    })
  }
}

const validator = new HtmlValidate({
  plugins: [
    definePlugin({
      name: 'ours',
      rules: { 'ours/select-placeholder': SelectPlaceholder, 'ours/article-name': ArticleName },
    }),
  ],
  extends: ['html-validate:standard'],
  rules: {
    'ours/select-placeholder': 'error',
    'ours/article-name': 'error',
    'heading-level': 'error',
    // React's own way of writing HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    // Long titles are content, and telephone numbers are written as people say them.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // Said again for browsers that need it: lists without bullets lose their role in Safari.
    'no-redundant-role': 'off',
  },
})

/** What is wrong with a page, one line each. */
export async function listHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  )
}
