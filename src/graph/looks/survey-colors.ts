import { wordLines } from "@/lib/text/lines";

/**
 * Colours people were shown in the colour survey of xkcd (2010, 222,500 people, released as CC0) with what most of them called
 * each: the 655 of its 954 names that end in a plain colour word, by those words, the last one the main one. "purple blue": a
 * blue with purple in it. Turquoise, cyan and aqua count as teal; violet, lavender and lilac as purple; magenta and rose as
 * pink; tan and beige as brown; navy as blue; crimson and scarlet as red.
 */
export const surveyColors: Readonly<Record<string, string>> = {
  black: "070d0d 000000",
  blue: wordLines`
    acc2d9 d4ffff 0c06f7 3778bf 2242c7 507b9c 5684ae 3a2efe 26538d 7bf2da 107ab0 31668a 247afd 78d1b6 3a18b1 02066f
    214761 3c73a8 021bf9 4b57db 015482 d6fffe 3e82fc 4f738e cafffb 152eff 0339f8 c3fbf4 0203e2 0a437a 0e87cc c4fff7
    bdf6fe 3f829d 016795 040348 4984b8 1805db 3b719f 475f94 436bad 00022e 000435 0804f9 0d75f8 8ab8fe 02ccfe 155084
    000133 2e5a88 26f7fd 8af1fe 276ab3 6488ea 056eee 004577 014182 3b5b92 3d7afd 658cbb 010fcc 8f99fb c6fcff 01386a
    5a86ad 04d9ff d7fffe 4e7496 d5ffff 448ee4 49759c 030aa7 a2bffe b1d1fc 0652ff 5170d7 2c6fbb 020035 03719c 98eff9
    5a7d9a 047495 5b7c99 040273 a2cffe d0fefe 01153e 0165fc 001146 0504aa 00035b 75bbfd 95d0fc 0343df
  `,
  "green blue": "1f6357 01c08d 56fca2 63f7b4 42b395 06b48b 0b8b87",
  "grey blue": "647d8e 29465b 9dbcd4 5e819d 6b8ba4",
  "purple blue": "5d21d0 8b88f8 661aee 6140ef 5f34e7 510ac9 632de9 601ef9",
  "teal blue": "06b1c4 01889f 02d8e9",
  brown: wordLines`
    d3b683 ad900d 7d7103 410200 8b3103 cba560 1d0200 b2713d ab7e4c 964e02 947706 ac7e04 876e4b 886806 fffeb6 c4a661
    885f01 836539 7f5112 645403 7a5901 60460f 7b5804 b27a01 411900 fbeeac b1916e ac9362 af884a 341c02 ad8150 e6daa6
    d1b26f 653700
  `,
  "green brown": "c9d179 696006 bccb7a 544e03 696112",
  "grey brown": "7a6a4f 7f7053",
  "orange brown": "b25f03 b16002 be6400",
  "pink brown": "d99b82 b17261",
  "purple brown": "673a3f 6b4247",
  "red brown": "6e1005 8b2e16 7f2b0a",
  "yellow brown": "fcfc81 ffe36e ae8b0c 9b7a01 b79400",
  "blue green": "76fda8 35530a 0f9b8e 2bb179 005249 7efbb3 10a674 137e6d",
  "brown green": "6f6c0a a9be70 706c11 6a6e09",
  green: wordLines`
    56ae57 69d84f 70b23f 388004 61de2a 05ffa6 a6c875 a7ffb5 b2fba5 63b365 8ee53f bdf8a3 009337 c8ffb0 40fd14 b6c406
    c4fe82 2cfa1f 0cdc73 b1fc99 53fe5c 4efd54 bcf5a6 90fda9 014600 96b403 089404 8fae22 699d4c a0bf16 5c8b15 1bfc06
    606602 758000 6f7c00 21c36f 4b6113 4da409 b1d27b 9af764 a6fbb2 3eaf76 8cff9e 94ac02 33b864 889717 75b84f adf802
    35ad6b cffdbc 0add08 548d44 3ae57f 87a922 25ff29 8f9805 51b73b 58bc08 2fef10 2dfe54 0aff02 50a747 20c073 9db92c
    638b27 419c03 b1ff65 6ba353 02c14d 2a7e19 99cc04 019529 5cb200 6c7a0e 044a05 61e160 65fe08 5fa052 a8b504 3d9973
    76a973 0bf77d 2baf6a 05480d 98f6b0 11875d 287c37 94b21c 9be5aa 8cfd7e 658d6d 667c3e 94a617 062e03 7ebd01 748500
    002d04 749551 b9ff66 9dc100 657432 08ff08 6fc276 8ffe09 4f9153 728639 3c4d03 75fd63 21fc0d 048243 667e2c d1ffbd
    02590f 89a203 7bb274 526525 028f1e 39ad48 a4be5c 7a9703 0a481e 88b378 154406 76cd26 74a662 658b38 5ca904 0b4008
    4b5d16 a9f971 b0ff9d 8eab12 9aae07 02ab2e 7af9ab 8fff9f 3f9b0b 0cff0c 53fca1 677a04 c7fdb5 01ff07 06470c 033500
    89fe05 96f97b 15b01a
  `,
  "grey green": "b7e1a1 86a17d 82a67d 789b73",
  "teal green": "04f489 25a36f 12e193",
  "yellow green": "9dff00 c2ff89 728f02 c8fd3d ccfd7f bff128 b0dd16 c0fb2d",
  "blue grey": "1f3b4d 89a0b0 b7c9e2 758da3 748b97 607c8e",
  "brown grey": "8d8468 86775f",
  "green grey": "7ea07a 77926f 96ae8d",
  grey: "6b7c85 3c4142 95a3a6 fdfdfe 978a84 7d7f7c 6f828a 59656d d8dcd6 363737 929591",
  "pink grey": "c8aca9",
  "purple grey": "947e94 7a687f 866f85",
  "red grey": "997570",
  "brown orange": "ca6b02 b96902 cb7723",
  orange:
    "fe4b03 f0833a c14a09 c45508 f0944d ff964f cd5909 dc4d01 c87606 fb7d07 d8863b ff5b00 ffa756 c65102 fdaa48 c04e01 f97306",
  "pink orange": "ff724c",
  "red orange": "f8481c fd3c06",
  "yellow orange": "ffab0f fcb001",
  "brown pink": "c27e79",
  "grey pink": "c3909b c88d94",
  "orange pink": "ff6f52",
  pink: wordLines`
    ff0789 e78ea5 ff63e9 ffb2d0 da467d c87f89 ff9a8a f6688e d767ad d1768f ff6163 d90166 c77986 fb5581 fe828c ff69af
    c74767 f504c9 f36196 fff4f2 cd7584 ff0490 ff7fa7 fdc1c5 a0025c ffc5cb fe02a2 de9dac fdb0c0 ff08e8 ba6873 ca7b80
    fe46a5 fe83cc cc7a8b ffbacd d5869d d58a94 b5485d fa5ff7 fe019a f7879a fe7b7c ffb7ce cb0162 c0737a 960056 ffcfdc
    fe01b1 cf6275 ffd1df cb416b ff028d c20078 ff81c0
  `,
  "purple pink": "dd85d7 fb5ffc d725de df4ec8 f075e6 c83cb9 e03fd8 ce5dae",
  "red pink": "fa2a55 fe2c54",
  "blue purple": "533cc6 5a06ef 6241c7 5d06e9 5729ce 703be7",
  "brown purple": "76424e",
  "grey purple": "826d8c 887191",
  "pink purple": "ef1de7 c94cbe db4bda d648d7",
  purple: wordLines`
    952e8f 966ebd ac86a8 430541 ca9bf7 720058 9900fa 751973 734a65 4e0550 8d5eb7 a552e6 ad03de a442a0 c95efb 5d1451
    280137 805b87 895b7b 490648 a66fb5 c071fe e4cbff 2a0134 edc8ff c760ff f6cefc a55af4 ad0afd 9e43a2 cb00f5 aa23ff
    eecffe 916e99 ceaefa a00498 9c6da5 825f87 dfc5fe 84597e caa0ff 856798 34013f bc13fe d6b4fc b790d4 36013f 4b006e
    be03fd cea2fd 35063e c79fef 9a0eea bf77f6 7e1e9c
  `,
  "red purple": "820747 9e0168 910951",
  "brown red": "922b05 9e3623",
  "orange red": "f43605 fa4224 fd411e",
  "pink red": "be013c f5054f fc2647 f10c45",
  "purple red": "a50055 990147 b0054b",
  red: wordLines`
    850e04 ff073a db5856 a90308 af2f0d fe2f4a b9484e c0022f ec2d01 aa2704 fe0002 f7022a d3494e bb3f3f 9f2305 7b0323
    d9544d 9a0200 be0119 980002 ff000d 8c000f ff474c 8f1402 840000 e50000
  `,
  "green teal": "0cb577 00fbb0 2afeb7 32bf84",
  "grey teal": "5e9b8a 719f91",
  teal: wordLines`
    4c9085 017374 08787f 5f9e8f 41fdfe 017371 7bfdc7 00555a b7fffa b8ffeb 0bf9ea a5fbd5 0ffef9 82cbb2 01f9c6 8cffdb
    05696b acfffc 0a888a 7ef4cc 045c5a 90e4c1 014d4e 04d8b2 13eac9 00ffff 06c2ac 029386
  `,
  white: "ffffe4 ffffff",
  "brown yellow": "b29705 c9b003",
  "green yellow": "b5ce08 c6f808 c9ff27 cdfd02",
  "orange yellow": "fdb915 ffad01",
  yellow: wordLines`
    c2b709 d0e429 fff917 ffdf22 ffda03 fce166 ddd618 f1f33f bfac05 fafe4b fdee73 fffd37 feff7f d0fe1d c7c10c cfff04
    fffd74 d0c101 d5ab09 fffe71 fffe40 fdff38 eedc5b c2be0e fec615 fffd01 cdc50a fffe7a ffff84 d2bd0a d5b60a ffff14
  `,
};
