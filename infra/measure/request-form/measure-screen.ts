/** What one screen of a phone asks of its reader. */
import type { Page } from 'playwright'
import { getReadingGrade, splitWords } from './reading-grade.ts'

/** Pixels are those of CSS. */
export interface ScreenFigures {
  name: string
  /** Words that can be seen, without the header and the footer of the site. */
  words: number
  /** Flesch-Kincaid, of the words that the specification does not fix. */
  grade: number
  /** From the top of the page to the first field; null where there is none. */
  firstField: number | null
  /** The part of the screen that stays in place while one scrolls, 0 to 1. */
  sticky: number
}

/** @param fixedTexts lines that the specification fixes: counted, but not graded */
export async function measureScreen(
  page: Page,
  name: string,
  fixedTexts: ReadonlySet<string>,
): Promise<ScreenFigures> {
  const text = await page.locator('main').innerText()
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const field = page
    .locator('main :is(input:not([type=hidden], [type=checkbox]), textarea, select):visible')
    .first()
  const box = (await field.count()) > 0 ? await field.boundingBox() : null
  const scrolled = await page.evaluate(() => scrollY)
  return {
    name,
    words: splitWords(await readVisibleText(page)).length,
    grade: getReadingGrade(lines.filter((line) => !fixedTexts.has(line))),
    firstField: box && box.y + scrolled,
    sticky: await measureSticky(page),
  }
}

/** What eyes see: without what screen readers alone read. */
const readVisibleText = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const { width, height } = parentElement!.getBoundingClientRect()
      if (parentElement!.checkVisibility() && width > 1 && height > 1 && !parentElement!.closest('.sr'))
        text += ` ${textContent}`
    }
    return text
  })

/** Of the screen's height, what is in the same place before and after scrolling. */
const measureSticky = (page: Page) =>
  page.evaluate(() => {
    const listFixed = () =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const { position } = getComputedStyle(element)
        const { top, bottom, width } = element.getBoundingClientRect()
        const isBar = ['fixed', 'sticky'].includes(position) && width > innerWidth / 2
        return isBar && bottom > 0 && top < innerHeight
          ? [[Math.max(0, top), Math.min(innerHeight, bottom)]]
          : []
      })
    const before = scrollY
    scrollTo(0, document.documentElement.scrollHeight / 2)
    const covered = new Set(
      listFixed().flatMap(([top = 0, bottom = 0]) =>
        Array.from({ length: Math.round(bottom - top) }, (_, row) => Math.round(top) + row),
      ),
    )
    scrollTo(0, before)
    return covered.size / innerHeight
  })
