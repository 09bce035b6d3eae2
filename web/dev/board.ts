/** Steps through recorded frames without a server; see Board.svelte beside it. Not part of the page. */
import { mount } from 'svelte';
import '../src/styles/base.css';
import { speak } from '../src/i18n/index.svelte';
import type { Lang } from '../src/wire';
import Board from './Board.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
speak((query.get('lang') ?? 'en') as Lang);
mount(Board, { target: document.getElementById('app')!, props: { query } });
