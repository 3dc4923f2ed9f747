import { readable } from './letters.ts'
import { TABLES } from './looks.ts'

readable('at a large desk', 24, { width: 1600, height: 1000 }, TABLES)
