import { readable } from './letters.ts'
import { SCREENS, TABLES } from './looks.ts'

readable('screens', 32, { width: 1280, height: 1024 }, [...SCREENS, ...TABLES])
