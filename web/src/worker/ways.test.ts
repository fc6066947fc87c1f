import { describe, expect, it } from 'vitest';
import { outdated, told, wayOf } from './ways';

const HERE = 'https://play.example.org';
const way = (path: string, mode = 'cors', method = 'GET') => wayOf(method, mode, new URL(path, HERE), HERE);

describe('the worker', () => {
    it('answers pages, files and facts, each in its way', () => {
        expect(way('/match/abc', 'navigate')).toBe('page');
        expect(way('/assets/index-1234.js')).toBe('asset');
        expect(
            ['/art/siam.jpg', '/logo.svg', '/icons/192.png', '/manifest.webmanifest'].map((path) => way(path)),
        ).toEqual(Array(4).fill('picture'));
        expect(
            [
                '/api/games',
                '/api/games?lang=fr',
                '/api/games/siam/rules?lang=de',
                '/api/games/siam/puzzles',
                '/api/games/siam/puzzles/1?lang=it',
            ].map((path) => way(path)),
        ).toEqual(Array(5).fill('facts'));
        expect(
            ['/api/games/siam/study?lang=fr', '/api/games/comet/study/why', '/api/games/siam/puzzles/12/try'].map(
                (path) => way(path, 'cors', 'POST'),
            ),
        ).toEqual(Array(3).fill('asked'));
    });

    it('leaves alone what belongs to a person, what changes something, and what is elsewhere', () => {
        for (const path of [
            '/api/me',
            '/api/matches/abc',
            '/api/lobby/open',
            '/api/games/siam/study',
            '/sw.js',
            '/health',
        ])
            expect(way(path)).toBe('network');
        for (const path of ['/api/games', '/api/matches', '/api/games/siam/analyse'])
            expect(way(path, 'cors', 'POST')).toBe('network');
        expect(way('https://elsewhere.example/assets/x.js')).toBe('network');
        expect(way('/metrics', 'navigate')).toBe('network');
    });

    it('keeps its own files, those of the version before, and what is not its own', () => {
        expect(
            outdated(['menagerie-1', 'menagerie-2', 'facts', 'menagerie-3', 'other'], 'menagerie-3', 'menagerie-'),
        ).toEqual(['menagerie-1']);
        expect(outdated(['menagerie-3'], 'menagerie-3', 'menagerie-')).toEqual([]);
    });

    it('shows messages, and leads nowhere but to matches', () => {
        const { title, options } = told(
            '{"kind":"turn","match":"mq3","game":"siam","title":"Siam","body":"It is your turn in Siam."}',
        );
        expect([title, options.body, options.tag, options.data.to]).toEqual([
            'Siam',
            'It is your turn in Siam.',
            'mq3',
            '/match/mq3',
        ]);
        expect(told('{"match":"../x y"}').options.data.to).toBe('/');
        expect(told('not JSON').title).toBe('Menagerie');
        expect(told('null').title).toBe('Menagerie');
    });
});
