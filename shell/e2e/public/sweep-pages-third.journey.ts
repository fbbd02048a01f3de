import { sweepPages } from './sweep-pages.ts'

sweepPages(2)
